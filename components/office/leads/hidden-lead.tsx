/** What every form about a lead sends. */
import { OfficeFields, type OfficeForm } from '../office-fields'

export type HiddenLead = OfficeForm & {
  id: string
  /** That the page has seen. */
  version: number
  /** Query of the inbox beside it. */
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
