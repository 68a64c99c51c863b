/** Expected defaults; part of `tests/unit/payload/defaults.test.ts`. */
export const subscriptionDefaults = {
  'provision-tasks sorted by': ['-createdAt'],
  'provision-tasks.status': 'waiting',
  'subscription-settings.domainChargeDays': 30,
  'subscription-settings.endDays': 30,
  'subscription-settings.graceDays': 7,
  'subscription-settings.leadDays': 14,
  'subscription-settings.retryDays': '1, 3, 5, 7',
  'subscriptions sorted by': '-createdAt',
  'subscriptions.cancelAtEnd': false,
} as const
