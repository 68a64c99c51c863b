// Child process that renders emails and reports one of its messages on request.
import config from '@payload-config'
import { getPayload } from 'payload'
import { followMessageOverrides } from '@/payload/jobs/follow-content-changes'
import { mailWords } from '@/modules/email/document/document'

const payload = await getPayload({ config })
void followMessageOverrides(payload, new AbortController().signal)

process.on('message', () => {
  void mailWords('de').then(({ mail }) => process.send?.({ said: mail('facts.bankName') }))
})
process.send?.('ready')
