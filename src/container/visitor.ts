import { isIP } from 'node:net'
import { isPrivateAddress } from '@/integrations/dns-lookup'
import { isFromOwnMachine } from '@/lib/config/front'
import { clientAddress } from '@/lib/http/client-address'
import type { Context } from '@/lib/context'

/** O10: what is for whoever sits at the machine is there for nobody else, whatever the settings say (ADR 052). */
const fromElsewhere = ({ sandbox: _otherSide, payments: { sandbox: _card, ...payments }, ...context }: Context): Context => ({
  ...context,
  payments,
})

const prefixLength = /\/\d+$/

const networkOf = (address: string): { readonly network?: string } =>
  isIP(address.replace(prefixLength, '')) === 0 || isPrivateAddress(address.replace(prefixLength, '')) ? {} : { network: address }

/** The world as the one who asks may have it, by the headers that the server in front wrote. */
export const asVisitor = (context: Context, headers: Headers): Context => ({
  ...(isFromOwnMachine(headers) ? context : fromElsewhere(context)),
  visitor: clientAddress(headers),
  ...networkOf(clientAddress(headers)),
})
