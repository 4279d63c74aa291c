import type { FastifyInstance } from 'fastify'
import { isForPeople, peoplePathOf } from '../../../catalogue/doors.ts'
import { operations } from '../../../catalogue/index.ts'
import { management } from '../../../catalogue/management/index.ts'
import { sharedOperations } from '../../../catalogue/operation.ts'
import { listings } from '../../nouns/listings.ts'
import { attend } from '../attend.ts'
import type { Routes } from '../route.ts'
import { personFailure } from '../session/call.ts'
import { answerBatch } from './batch.ts'
import { answerDownload, downloadName, downloadPath } from './download.ts'
import { answerListing } from './listing.ts'
import { handleManagement } from './management.ts'
import { answerShared } from './shared.ts'
import { answerUpload, uploadName, uploadPath } from './upload.ts'

/** Adds the operations of people, each under its own path. */
export function addPeopleOperations(app: FastifyInstance, routes: Routes): void {
  for (const operation of sharedOperations(operations)) {
    routes.addOperation(app, peoplePathOf(operation), (exchange) =>
      attend(exchange, operation.id, personFailure, () => answerShared(operation, exchange)),
    )
  }
  for (const operation of operations) {
    // One inbound operation shares its name with a command, which serves people instead.
    if (operation.family !== 'inbound' || !isForPeople(operation)) continue
    routes.addOperation(app, peoplePathOf(operation), (exchange) =>
      attend(exchange, operation.id, personFailure, () => answerBatch(operation, exchange)),
    )
  }
  for (const listing of Object.values(listings)) {
    const { operation } = listing
    routes.addOperation(app, peoplePathOf(operation), (exchange) =>
      attend(exchange, operation.id, personFailure, () => answerListing(listing, exchange)),
    )
  }
  routes.add(app, uploadPath, (exchange) =>
    attend(exchange, uploadName, personFailure, () => answerUpload(exchange)),
  )
  routes.add(
    app,
    downloadPath,
    (exchange) => attend(exchange, downloadName, personFailure, () => answerDownload(exchange)),
    ['GET'],
  )
  for (const operation of management) {
    if (operation.kind === 'listing') continue
    routes.addOperation(app, peoplePathOf(operation), (exchange) => handleManagement(operation, exchange))
  }
}
