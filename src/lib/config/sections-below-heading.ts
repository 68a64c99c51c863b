/**
 * Blocks that stay below the page's own h1 when they come first (`heading: 'section'` in their definition); any other block with a heading
 * provides the h1.
 */
export const sectionsBelowHeading = ['rich-text', 'features-grid', 'template-gallery'] as const
