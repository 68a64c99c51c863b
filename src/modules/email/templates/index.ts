import type { MailTemplate } from '@/lib/outbox/email-data'
import { accountDeleted, addressKnown, emailChange, passwordChanged, resetPassword, verifyEmail, securityNotice } from './account'
import {
  domainRegistered,
  domainExpired,
  domainGrace,
  domainRedemption,
  renewalReminder,
  transferAwaiting,
  transferCompleted,
  transferFailed,
  transferRequested,
} from './domains'
import { cancellationConfirmation, contactConfirmation, migrationConfirmation, staffNotice } from './forms'
import { nameLost, orderCancelled, orderReceipt, orderRefunded, paymentFailed, paymentReceived, paymentReminder } from './orders'
import { subscriptionNotice, subscriptionOrder } from './subscriptions'
import type { OrderTemplate, Template } from '@/modules/email/document/document'

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

type OrderTemplateName = keyof typeof orderTemplates

/** A template missing from both tables fails to compile. */
export const otherTemplates: { readonly [Name in Exclude<MailTemplate, OrderTemplateName>]: Template<Name> } = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'email-change': emailChange,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
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
  'cancellation-confirmation': cancellationConfirmation,
  'staff-notice': staffNotice,
}

export const isOrderTemplate = (name: MailTemplate): name is OrderTemplateName => name in orderTemplates
