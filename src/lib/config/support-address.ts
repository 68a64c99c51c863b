/** Used until the site settings have one. */
export const defaultSupportAddress = 'support@example.com'
