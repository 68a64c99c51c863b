interface StructuredDataProps {
  readonly graph: readonly object[]
}

/** What the page is about, for search engines (JSON-LD). `<` is written so that no text of it can end the element. */
export const StructuredData = ({ graph }: StructuredDataProps) => {
  if (graph.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
