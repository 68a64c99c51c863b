import { accountMetadata } from '@/app/account-metadata'
import { CancelContractPage } from '@/features/account/cancel-contract-page'

/** Never cached: the CSP nonce is new for every response. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/cancel', 'cancelContract')

export default function CancelContractRoute() {
  return <CancelContractPage />
}
