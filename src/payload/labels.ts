import type { OrderStatus } from '@/core/orders/status'
import { type Words, labelsOf } from '@/payload/words'
import type { PaymentMethodId } from '@/core/payments/types'
import type { ProvisionOperation, ProvisionTaskStatus } from '@/core/provisioning/provisioning'
import type { RegistrarTaskStatus } from '@/core/domains/registrar'
import type { EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import type { TransferStatus } from '@/core/domains/transfers'

export const orderStatusLabels = labelsOf('orderStatus', [
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'fulfilled',
]) satisfies Record<OrderStatus, Words>

export const paymentMethodLabels = labelsOf('paymentMethod', ['offline', 'stripe', 'sandbox']) satisfies Record<PaymentMethodId, Words>

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
