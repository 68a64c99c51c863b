import { accountMetadata } from '@/app/account-metadata'
import { CancelContractPage } from '@/features/account/cancel-contract-page'

/** Never kept: guarded by a policy that is made anew for every answer. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/cancel', 'cancelContract')

export default function CancelContractRoute() {
  return <CancelContractPage />
}
