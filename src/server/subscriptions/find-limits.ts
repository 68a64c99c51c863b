import { subscriptionDays } from '@/config/limits'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import type { Handle } from '@/server/platform/database/handle'
import { findSubscriptionSettings } from './settings-repository'

/** The settings as they stand; before anybody saved them, those a new shop begins with. */
export const findSubscriptionLimits = async (handle: Handle): Promise<SubscriptionLimits> => {
  const { defaults, announceDays, reminderDays } = subscriptionDays
  const { leadDays, graceDays, endDays } = await findSubscriptionSettings(handle)
  return {
    leadDays: leadDays ?? defaults.leadDays,
    graceDays: graceDays ?? defaults.graceDays,
    endDays: endDays ?? defaults.endDays,
    announceDays,
    reminderDays,
  }
}
