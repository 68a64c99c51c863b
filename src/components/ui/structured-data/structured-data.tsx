interface StructuredDataProps {
  readonly graph: readonly object[]
}

/** JSON-LD. Escapes `<`, so that no text can close the script element. */
export const StructuredData = ({ graph }: StructuredDataProps) => {
  if (graph.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
