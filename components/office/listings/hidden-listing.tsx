/** The hidden fields of every form about a property. */
import { OfficeFields } from '../forms/office-fields'
import type { ListingProps } from './listing-page'

export function HiddenListingFields({ form, staff, language, view: { id, version } }: ListingProps & { form: string }) {
  return (
    <>
      <OfficeFields form={form} language={language} author={staff.author} />
      <input type="hidden" name="id" value={id} />
      {/* The version that the page shows. */}
      <input type="hidden" name="version" value={version} />
    </>
  )
}
