import { isIP } from 'node:net'
import { isPrivateAddress } from '@/integrations/dns-lookup'
import { isLocalRequest } from '@/lib/config/front'
import { clientAddress } from '@/lib/http/request-origin'
import type { Context } from '@/lib/context'

/** O10: local-only services are removed for remote visitors, whatever the settings say (ADR 027). */
const withoutLocalServices = ({ sandbox: _otherSide, payments: { sandbox: _card, ...payments }, ...context }: Context): Context => ({
  ...context,
  payments,
})

const prefixLength = /\/\d+$/

const networkOf = (address: string): { readonly network?: string } =>
  isIP(address.replace(prefixLength, '')) === 0 || isPrivateAddress(address.replace(prefixLength, '')) ? {} : { network: address }

/** Restricts the context to what this visitor may use, based on headers set by the server in front. */
export const asVisitor = (context: Context, headers: Headers): Context => ({
  ...(isLocalRequest(headers) ? context : withoutLocalServices(context)),
  visitor: clientAddress(headers),
  ...networkOf(clientAddress(headers)),
})
