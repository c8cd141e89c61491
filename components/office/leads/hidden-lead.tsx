/** The hidden fields of every form about a lead. */
import { OfficeFields, type OfficeForm } from '../forms/office-fields'

export type HiddenLead = OfficeForm & {
  id: string
  /** Version of the lead that the page shows. */
  version: number
  /** Query of the inbox next to it. */
  inbox: string
}

export function HiddenLeadFields({ id, version, inbox, ...form }: HiddenLead) {
  return (
    <>
      <OfficeFields {...form} />
      <input type="hidden" name="lead" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="inbox" value={inbox} />
    </>
  )
}
