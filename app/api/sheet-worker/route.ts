/** `GET /api/sheet-worker/`: the service worker of a sheet, which the sheet alone registers, for its own address. */
import { sheetWorker } from '@/lib/domain/viewings/sheet-worker'
import { answerWorker } from '@/lib/server/http/answer-worker'

export const GET = (): Response => answerWorker(sheetWorker)
