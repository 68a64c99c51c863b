import { LegalLine } from './legal-line'
import type { FooterCurrency } from './types'

interface EnclosedFooterProps {
  readonly legalLine: string
  readonly currencies: readonly FooterCurrency[]
  readonly year: number
}

/** Under what is to be finished: whose shop this is and at what rate, and no link that leads away from it. */
export const EnclosedFooter = ({ legalLine, currencies, year }: EnclosedFooterProps) => (
  <footer className="site-footer wall">
    <div className="wide">
      <div className="site-footer__base">
        <LegalLine text={legalLine} currencies={currencies} year={year} />
      </div>
    </div>
  </footer>
)
