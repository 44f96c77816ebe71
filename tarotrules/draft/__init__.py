"""Documents gathered into one draft: values with origins, unproven."""
