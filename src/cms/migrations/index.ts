import * as initial from './20261121_100000_initial'
import * as infra from './20261121_100001_infra'
import * as accountsMailPayments from './20261121_200000_accounts_mail_payments'
import * as caseStudyValues from './20261122_182227_case_study_values'
import * as seededKeys from './20261123_033000_seeded_keys'
import * as offersInTheirTimeZone from './20261123_034337_offers_in_their_time_zone'
import * as nameHolds from './20261123_035500_name_holds'
import * as contentChanges from './20261123_043500_content_changes'
import * as mailUrgency from './20261123_043700_mail_urgency'
import * as versionsAndRedirects from './20261123_044324_versions_and_redirects'
import * as scheduledPrices from './20261123_064548_scheduled_prices'
import * as customerOrders from './20261123_071500_customer_orders'
import * as orderLinks from './20261123_080148_order_links'
import * as addonGroupsLogosTrends from './20261123_081304_addon_groups_logos_trends'
import * as staffActions from './20261123_081940_staff_actions'
import * as couponConditions from './20261123_165318_coupon_conditions'

/** In the order they run. */
export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_100000_initial' },
  { up: infra.up, down: infra.down, name: '20261121_100001_infra' },
  { up: accountsMailPayments.up, down: accountsMailPayments.down, name: '20261121_200000_accounts_mail_payments' },
  { up: caseStudyValues.up, down: caseStudyValues.down, name: '20261122_182227_case_study_values' },
  { up: seededKeys.up, down: seededKeys.down, name: '20261123_033000_seeded_keys' },
  { up: offersInTheirTimeZone.up, down: offersInTheirTimeZone.down, name: '20261123_034337_offers_in_their_time_zone' },
  { up: nameHolds.up, down: nameHolds.down, name: '20261123_035500_name_holds' },
  { up: contentChanges.up, down: contentChanges.down, name: '20261123_043500_content_changes' },
  { up: mailUrgency.up, down: mailUrgency.down, name: '20261123_043700_mail_urgency' },
  { up: versionsAndRedirects.up, down: versionsAndRedirects.down, name: '20261123_044324_versions_and_redirects' },
  { up: scheduledPrices.up, down: scheduledPrices.down, name: '20261123_064548_scheduled_prices' },
  { up: customerOrders.up, down: customerOrders.down, name: '20261123_071500_customer_orders' },
  { up: orderLinks.up, down: orderLinks.down, name: '20261123_080148_order_links' },
  { up: addonGroupsLogosTrends.up, down: addonGroupsLogosTrends.down, name: '20261123_081304_addon_groups_logos_trends' },
  { up: staffActions.up, down: staffActions.down, name: '20261123_081940_staff_actions' },
  { up: couponConditions.up, down: couponConditions.down, name: '20261123_165318_coupon_conditions' },
]
