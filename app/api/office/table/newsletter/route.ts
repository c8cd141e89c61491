/** `GET /api/office/table/newsletter/?words=nl`: the articles with their number of recipients, as CSV. */
import { getDb } from '@/lib/server/db/client'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { newsletterFile } from '@/lib/server/office/pages/table-files'
import { readTableRequest, tableFile } from '@/lib/server/office/pages/table-responses'

export function GET(request: Request): Promise<Response> {
  return respondToStaff(request, 'sendMailings', async (staff) => {
    const look = readTableRequest(request, staff.language)
    return tableFile(await newsletterFile(await getDb(), staff, look), 'newsletter', look.now)
  })
}
