interface PerCurrencyProps {
  /** A text for each currency, in the order of the shop; the page shows the chosen currency's. */
  readonly texts: Readonly<Record<string, string>>
}

/** What differs by more than an amount, once per currency (ADR 005). A sentence around one amount is a `PriceInSentence`. */
export const PerCurrency = ({ texts }: PerCurrencyProps) => (
  <span className="per-currency">
    {Object.entries(texts).map(([code, text]) => (
      <i key={code}>{text}</i>
    ))}
  </span>
)
