import type { MailTemplate } from '@/server/platform/outbox/mail-data'
import { addressKnown, passwordChanged, resetPassword, verifyEmail } from './account-templates'
import { domainRegistered } from './domain-registered'
import {
  domainExpired,
  domainGrace,
  domainRedemption,
  renewalReminder,
  transferAwaiting,
  transferCompleted,
  transferFailed,
  transferRequested,
} from './domain-templates'
import { contactConfirmation, migrationConfirmation, staffNotice } from './form-templates'
import { nameLost, orderCancelled, orderReceipt, orderRefunded, paymentFailed, paymentReceived, paymentReminder } from './order-templates'
import { securityNotice } from './security-notice'
import { subscriptionNotice, subscriptionOrder } from './subscription-templates'
import type { OrderTemplate, Template } from './template'

/** Templates that tell of a stored order. */
export const orderTemplates = {
  'order-receipt': orderReceipt,
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'payment-reminder': paymentReminder,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'name-lost': nameLost,
  'domain-registered': domainRegistered,
  'subscription-order': subscriptionOrder,
} as const satisfies { readonly [Name in MailTemplate]?: OrderTemplate<Name> }

export type OrderTemplateName = keyof typeof orderTemplates

/** Every other one; a template that is in neither table does not compile. */
export const otherTemplates: { readonly [Name in Exclude<MailTemplate, OrderTemplateName>]: Template<Name> } = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'security-notice': securityNotice,
  'address-known': addressKnown,
  'transfer-requested': transferRequested,
  'transfer-awaiting': transferAwaiting,
  'transfer-completed': transferCompleted,
  'transfer-failed': transferFailed,
  'renewal-reminder': renewalReminder,
  'domain-grace': domainGrace,
  'domain-redemption': domainRedemption,
  'domain-expired': domainExpired,
  'subscription-notice': subscriptionNotice,
  'migration-confirmation': migrationConfirmation,
  'contact-confirmation': contactConfirmation,
  'staff-notice': staffNotice,
}

export const isOrderTemplate = (name: MailTemplate): name is OrderTemplateName => name in orderTemplates
