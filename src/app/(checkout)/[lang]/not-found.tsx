import { MissingPage, missingPageMetadata } from '@/app/missing-page'

export const generateMetadata = missingPageMetadata

export default function NotFoundPage() {
  return <MissingPage />
}
