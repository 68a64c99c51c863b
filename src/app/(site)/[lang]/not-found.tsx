import { MissingPage, missingPageMetadata } from '@/app/missing-page'

export const generateMetadata = missingPageMetadata

/** 404, inside the frame of the shop. */
export default function NotFoundPage() {
  return <MissingPage />
}
