/** Until the operator has written the shop's own into the site settings. */
export const defaultSupportAddress = 'support@example.com'
