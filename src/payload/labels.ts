import type { OrderStatus } from '@/core/orders/status'
import { type Words, labelsOf, words } from '@/payload/words'
import { paymentMethodIds, paymentMethods, type PaymentMethodId, type PaymentStatus } from '@/core/payments/types'
import type { ProvisionOperation, ProvisionTaskStatus } from '@/core/provisioning/provisioning'
import type { RegistrarTaskStatus } from '@/core/domains/registrar'
import type { EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import type { TransferStatus } from '@/core/domains/transfers'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { InvoiceKind } from '@/core/invoices/types'
import type { MailTemplate } from '@/lib/outbox/email-data'

export const orderStatusLabels = labelsOf('orderStatus', [
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'fulfilled',
]) satisfies Record<OrderStatus, Words>

const paymentLabel = (method: PaymentMethodId): Words => {
  const facts = paymentMethods[method]
  return words(`paymentMethod.${facts.kind}`, 'sender' in facts ? { provider: facts.sender } : {})
}

export const paymentMethodLabels = Object.fromEntries(paymentMethodIds.map((method) => [method, paymentLabel(method)])) as Record<
  PaymentMethodId,
  Words
>

export const provisionOperationLabels = labelsOf('provisionOperation', ['create', 'suspend', 'resume', 'change', 'end']) satisfies Record<
  ProvisionOperation,
  Words
>

export const provisionTaskLabels = labelsOf('provisionTask', [
  'waiting',
  'working',
  'open',
  'done',
  'failed',
  'cancelled',
]) satisfies Record<ProvisionTaskStatus, Words>

export const registrarTaskLabels = labelsOf('registrarTask', ['open', 'done', 'failed', 'cancelled']) satisfies Record<
  RegistrarTaskStatus,
  Words
>

export const subscriptionStateLabels = labelsOf('subscriptionState', [
  'pending',
  'active',
  'pastDue',
  'suspended',
  'ended',
]) satisfies Record<SubscriptionState, Words>

export const subscriptionKindLabels = labelsOf('subscriptionKind', [
  'hosting',
  'ssl',
  'email',
  'component',
  'service',
  'bundle',
]) satisfies Record<SubscriptionKind, Words>

export const endReasonLabels = labelsOf('endReason', ['customer', 'staff', 'unpaid', 'unsold', 'refunded']) satisfies Record<
  EndReason,
  Words
>

export const transferStatusLabels = labelsOf('transferStatus', [
  'prepared',
  'requested',
  'awaiting-registry',
  'completed',
  'failed',
]) satisfies Record<TransferStatus, Words>

export const paymentStatusLabels = labelsOf('payments.statuses', [
  'pending',
  'processing',
  'paid',
  'failed',
  'partly-refunded',
  'refunded',
  'void',
  'surplus',
]) satisfies Record<PaymentStatus, Words>

export const refundStateLabels = labelsOf('refunds.states', ['requested', 'done', 'failed'])

export const domainStatusLabels = labelsOf('domains.statuses', [
  'pending',
  'active',
  'grace',
  'redemption',
  'expired',
  'cancelled',
]) satisfies Record<DomainStatus, Words>

export const invoiceKindLabels = labelsOf('invoices.kinds', ['invoice', 'credit-note']) satisfies Record<InvoiceKind, Words>

export const mailTemplateLabels: Readonly<Record<MailTemplate, Words>> = labelsOf('mailOutbox.mailTemplate', [
  'order-receipt',
  'payment-received',
  'payment-failed',
  'payment-reminder',
  'order-cancelled',
  'order-refunded',
  'domain-registered',
  'verify-email',
  'reset-password',
  'email-change',
  'password-changed',
  'account-deleted',
  'security-notice',
  'address-known',
  'transfer-requested',
  'transfer-awaiting',
  'transfer-completed',
  'name-lost',
  'transfer-failed',
  'renewal-reminder',
  'domain-grace',
  'domain-redemption',
  'domain-expired',
  'subscription-order',
  'subscription-notice',
  'migration-confirmation',
  'contact-confirmation',
  'cancellation-confirmation',
  'staff-notice',
])

export const mailStatusLabels = labelsOf('mailOutbox.mailStatuses', ['queued', 'sent', 'dead'])
