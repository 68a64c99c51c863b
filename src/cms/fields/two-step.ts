import type { UIField } from 'payload'

const panel = (name: string, component: string, condition: NonNullable<UIField['admin']>['condition']): UIField => ({
  name,
  type: 'ui',
  admin: { condition, disableListColumn: true, disableBulkEdit: true, components: { Field: `/cms/admin/two-step/${component}` } },
})

/** In the own account: two-step login, on and off. */
export const ownTwoStep = panel(
  'ownTwoStep',
  'own-panel.client#OwnTwoStep',
  (data, _sibling, { user }) => user !== null && data['id'] === user.id,
)

const isSomebodyElse: NonNullable<UIField['admin']>['condition'] = (data, _sibling, { user }) =>
  typeof data['id'] === 'string' && data['id'] !== user?.id

/** In a colleague's: taken away by an administrator, for whoever lost the phone. */
export const othersTwoStep = panel('othersTwoStep', 'reset-panel.client#ResetTwoStep', isSomebodyElse)

/** The same of a customer. */
export const customersTwoStep = panel('customersTwoStep', 'reset-panel.client#ResetTwoStep', (data) => typeof data['id'] === 'string')

/** Who tried too often and waits. In one's own account there is nothing to see: whoever opens it came in. */
export const othersHeldUp = panel('othersHeldUp', 'held-up.client#HeldUp', isSomebodyElse)

/** Where a member of staff is logged in. */
export const staffSessions = panel('staffSessions', 'sessions.client#StaffSessions', (data) => typeof data['id'] === 'string')
