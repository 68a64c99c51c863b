import type { CollectionConfig } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import type { StaffRole } from '@/cms/access/identity'
import { closedEndpoint } from '@/cms/access/guard-endpoint'
import { admins, selfAsStaffOrAdmins, staff } from '@/cms/access/rules'
import { groups } from '@/cms/admin/groups'
import { logStaffIn, mailStaffLink, resetStaffPassword } from '@/cms/endpoints/staff/log-in'
import { currentPassword } from '@/cms/fields/current-password'
import { plainText } from '@/cms/fields/sales'
import { select } from '@/cms/fields/selects'
import { othersHeldUp, othersTwoStep, ownTwoStep, staffSessions } from '@/cms/fields/two-step'
import { askCurrentPassword } from '@/cms/hooks/ask-current-password'
import { firstUserIsAdmin } from '@/cms/hooks/first-user-is-admin'
import { holdSessions, holdSessionsOfLogout } from '@/cms/hooks/hold-sessions'
import { keepAnAdminWhenDeleting, keepAnAdminWhenDemoting } from '@/cms/hooks/keep-an-admin'
import { limitStaffTries } from '@/cms/hooks/limit-staff-tries'
import { requireLongPassword } from '@/cms/hooks/require-long-password'
import { prepareCredentials } from '@/cms/hooks/prepare-credentials'
import { askSecondStep } from '@/cms/two-step/ask-second-step'
import { heldUpEndpointsOf } from '@/cms/two-step/held-up-endpoints'
import { ownTwoStepEndpoints } from '@/cms/two-step/own-endpoints'
import { resetEndpointsOf } from '@/cms/two-step/reset-endpoints'
import { sessionEndpoints } from '@/cms/two-step/session-endpoints'
import { words, type Words } from '@/cms/words'

const roles = {
  admin: words({ en: 'Administrator', es: 'Administrador', fr: 'Administrateur', de: 'Administrator' }),
  marketing: words({ en: 'Marketing', es: 'Marketing', fr: 'Marketing', de: 'Marketing' }),
  support: words({ en: 'Support', es: 'Soporte', fr: 'Assistance', de: 'Support' }),
} as const satisfies Record<StaffRole, Words>

/** Staff: whoever may open the admin. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: words({ en: 'Member of staff', es: 'Miembro del personal', fr: 'Membre de l’équipe', de: 'Mitarbeitende Person' }),
    plural: words({ en: 'Staff', es: 'Personal', fr: 'Équipe', de: 'Team' }),
  },
  auth: {
    tokenExpiration: 60 * 60 * 8,
    // A lock would be anybody's to put on: tries are counted by account and address together (ADR 022).
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { secure: buildEnvironment().SITE_URL.startsWith('https:'), sameSite: 'Lax' },
    removeTokenFromResponses: true,
    useAPIKey: false,
  },
  access: {
    admin: staff,
    create: admins,
    read: selfAsStaffOrAdmins,
    update: selfAsStaffOrAdmins,
    delete: admins,
    unlock: admins,
    readVersions: admins,
  },
  admin: {
    group: groups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    description: words({
      en: 'Marketing edits content, catalogue and promotions. Support looks after orders and requests. Administrators do everything.',
      es: 'Marketing edita contenidos, catálogo y promociones. Soporte atiende pedidos y solicitudes. Los administradores lo hacen todo.',
      fr: 'Le marketing modifie contenus, catalogue et promotions. L’assistance suit commandes et demandes. Les administrateurs font tout.',
      de: 'Marketing bearbeitet Inhalte, Katalog und Aktionen. Der Support betreut Bestellungen und Anfragen. Administratoren dürfen alles.',
    }),
  },
  disableDuplicate: true,
  // Nobody of the staff confirms an address; Payload's door for it would stumble.
  endpoints: [
    logStaffIn,
    mailStaffLink,
    resetStaffPassword,
    closedEndpoint('post', '/verify/:id'),
    ...ownTwoStepEndpoints,
    ...resetEndpointsOf('staff'),
    ...heldUpEndpointsOf('staff'),
    ...sessionEndpoints,
  ],
  versions: false,
  hooks: {
    beforeOperation: [prepareCredentials, limitStaffTries, holdSessions],
    beforeLogin: [askSecondStep],
    afterLogout: [holdSessionsOfLogout],
    beforeValidate: [askCurrentPassword, requireLongPassword],
    beforeChange: [firstUserIsAdmin, keepAnAdminWhenDemoting],
    beforeDelete: [keepAnAdminWhenDeleting],
  },
  fields: [
    plainText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true }),
    {
      ...select('role', words({ en: 'Role', es: 'Rol', fr: 'Rôle', de: 'Rolle' }), roles, { defaultValue: 'marketing' }),
      saveToJWT: true,
      access: { create: admins, update: admins },
    },
    currentPassword,
    ownTwoStep,
    othersTwoStep,
    othersHeldUp,
    staffSessions,
  ],
}
