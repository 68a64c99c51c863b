import { sandboxKey } from '@/lib/config/sandbox-card'
import { createSandboxPayments } from '@/integrations/sandbox/payments'
import { createContext } from '@/container'
import { chooseOutcome, createSandboxStore } from '@/modules/payments/sandbox/sandbox.service'
import { describeReports } from '../../support/payments/card-contract'
import { describeNamesPaid } from '../../support/payments/name-contract'
import { describePaymentProvider } from '../../support/payments/provider-contract'
import { describeRefunds } from '../../support/payments/refund-contract'
import { openSandboxShop } from './payment-shop'

const { payload, kit, shop } = await openSandboxShop()

const book = createSandboxStore(payload.db.drizzle)
let isAway = false
const reach: typeof book = {
  ...book,
  keepPage: async (page) => (isAway ? Promise.reject(new Error('Away')) : book.keepPage(page)),
  giveBack: async (...refund) => (isAway ? Promise.reject(new Error('Away')) : book.giveBack(...refund)),
  closePage: async (id) => (isAway ? Promise.reject(new Error('Away')) : book.closePage(id)),
}
const { provider, sandbox } = createSandboxPayments({ book: reach, key: sandboxKey('x'), siteUrl: 'http://localhost:3000', now: Date.now })

describePaymentProvider('sandbox, in the database', {
  provider: () => provider,
  hasPage: true,
  pay: async (pageId) => (await sandbox.choose(pageId ?? '', 'paid', Date.now()))?.intent ?? null,
  disconnect: async () => {
    isAway = true
  },
})

describeReports({ payload, shop, kit })
describeRefunds({ payload, shop, kit }, (_orderNumber, page) => chooseOutcome(createContext(payload, 'en'), page.id, 'paid'))
describeNamesPaid({ payload, shop, kit }, (page) => chooseOutcome(createContext(payload, 'en'), page.id, 'paid'))
