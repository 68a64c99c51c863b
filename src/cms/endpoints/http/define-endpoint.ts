import type { z } from 'zod'
import type { EndpointDefinition } from './endpoint-definition'

/** Ties a handler's types to the schemas beside it; the registry keeps them without their types. */
export const defineEndpoint = <
  Response extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Parameters extends z.ZodType = z.ZodUndefined,
>(
  definition: EndpointDefinition<Body, Query, Parameters, Response>,
): EndpointDefinition => definition
