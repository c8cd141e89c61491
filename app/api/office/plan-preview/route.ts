/** `POST /api/office/plan-preview/`: a preview of the mail that confirms a viewing being planned. Nothing is sent. */
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { findPlannedMail } from '@/lib/server/office/viewings/plan-preview'
import { answerPreview } from '@/lib/server/office/viewings/viewing-preview'

export const POST = (request: Request): Promise<Response> =>
  respondToStaff(request, 'handleViewings', () => answerPreview(request, findPlannedMail))
