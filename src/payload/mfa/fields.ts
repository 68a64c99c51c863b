import type { CheckboxField, UIField } from 'payload'
import { admins, staff } from '@/payload/access/rules'
import { checkbox } from '@/payload/fields/numbers'
import { words } from '@/payload/words'

/** K6: an administrator's to set. Whoever of the staff has no second factor yet sets it up at the next login. */
export const requireTwoSteps: CheckboxField = {
  ...checkbox('requireTwoSteps', words('mfa.requireTwoSteps.label'), {
    description: words('mfa.requireTwoSteps.description'),
  }),
  access: { read: ({ req }) => staff({ req }), update: ({ req }) => admins({ req }) },
}

const panel = (name: string, component: string, condition: NonNullable<UIField['admin']>['condition']): UIField => ({
  name,
  type: 'ui',
  admin: { condition, disableListColumn: true, disableBulkEdit: true, components: { Field: `/payload/admin/two-step/${component}` } },
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
export const othersTwoStep = panel('othersTwoStep', 'panels.client#ResetTwoStep', isSomebodyElse)

/** The same of a customer. */
export const customersTwoStep = panel('customersTwoStep', 'panels.client#ResetTwoStep', (data) => typeof data['id'] === 'string')

/** Who tried too often and waits. In one's own account there is nothing to see: whoever opens it came in. */
export const othersHeldUp = panel('othersHeldUp', 'panels.client#HeldUp', isSomebodyElse)

/** Where a member of staff is logged in. */
export const staffSessions = panel('staffSessions', 'panels.client#StaffSessions', (data) => typeof data['id'] === 'string')
