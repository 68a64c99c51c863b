/** Expected defaults; part of `tests/unit/payload/defaults.test.ts`. */
export const webhookDefaults = {
  'webhook-deliveries sorted by': '-createdAt',
  'webhook-deliveries.attempts': 0,
  'webhook-deliveries.position': 0,
  'webhook-deliveries.status': 'waiting',
  'webhook-endpoints sorted by': 'url',
  'webhook-endpoints.events': [],
  'webhook-endpoints.isActive': true,
} as const
