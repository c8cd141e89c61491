/** `GET /api/office/table/owner/{owner}/?words=nl`: the log of an owner, as CSV. */
import { getDb } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/http/uncached'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { ownerLogFile } from '@/lib/server/office/pages/table-files'
import { readTableRequest, tableFile } from '@/lib/server/office/pages/table-responses'

type Context = { params: Promise<{ owner: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'handleOwners', async (staff) => {
    const [look, { owner }] = [readTableRequest(request, staff.language), await params]
    const file = await ownerLogFile(await getDb(), staff, owner, look)
    return file === undefined ? notFound() : tableFile(file, 'owner-log', look.now)
  })
}
