/** `GET /api/sheet-worker/`: the service worker of a sheet, registered only by the sheet, with its own address as scope. */
import { sheetWorker } from '@/lib/domain/viewings/sheet-worker'
import { serviceWorkerResponse } from '@/lib/server/http/service-worker-response'

export const GET = (): Response => serviceWorkerResponse(sheetWorker)
