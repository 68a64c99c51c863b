import type { CheckboxField, UIField } from 'payload'
import { admins, staff } from '@/payload/access/rules'
import { checkbox } from '@/payload/fields/numbers'
import { words } from '@/payload/words'

/** K6: set by admins. Staff without a second factor set one up at the next login. */
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

export const ownTwoStep = panel(
  'ownTwoStep',
  'own-panel.client#OwnTwoStep',
  (data, _sibling, { user }) => user !== null && data['id'] === user.id,
)

const isSomebodyElse: NonNullable<UIField['admin']>['condition'] = (data, _sibling, { user }) =>
  typeof data['id'] === 'string' && data['id'] !== user?.id

/** Reset by an admin, such as after a lost phone. */
export const othersTwoStep = panel('othersTwoStep', 'panels.client#ResetTwoStep', isSomebodyElse)

export const customersTwoStep = panel('customersTwoStep', 'panels.client#ResetTwoStep', (data) => typeof data['id'] === 'string')

/** Rate-limited attempts. Hidden on one's own account, where it is never useful. */
export const othersLockouts = panel('othersHeldUp', 'panels.client#HeldUp', isSomebodyElse)

export const staffSessions = panel('staffSessions', 'panels.client#StaffSessions', (data) => typeof data['id'] === 'string')
