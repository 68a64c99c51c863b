/** Sections that stand below the page's own h1 where they come first (`heading: 'section'` in their definition); any other with a heading is the h1. */
export const sectionsBelowHeading = ['rich-text', 'features-grid', 'template-gallery'] as const
