/**
 * The shape that Strapi expects of a file, by its path in the project. `context.ts` puts one of
 * these on what a code block exports, so that a block without annotations is checked as well.
 */
import type { Core } from '@strapi/strapi';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Pages show the part of a file that matters, so nothing is required. */
type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]?: Part<T[K]> }
      : T;

/** Data whose shape the reader's own code decides; anything else would flag code that is right. */
// biome-ignore lint/suspicious/noExplicitAny: the blocks are checked as a reader's editor would check them
type ReadersOwn = any;

type Exported<T> = T | ((params: Core.Config.Shared.ConfigParams) => T);

/** Strapi's own type takes any name, and a wrong one only fails at boot. */
type BuiltIn =
  | 'body'
  | 'compression'
  | 'cors'
  | 'errors'
  | 'favicon'
  | 'ip'
  | 'logger'
  | 'poweredBy'
  | 'public'
  | 'query'
  | 'responses'
  | 'responseTime'
  | 'security'
  | 'session';
type MiddlewareName = `strapi::${BuiltIn}` | `${'global' | 'plugin' | 'api' | 'admin'}::${string}`;
interface MiddlewareEntry {
  name?: MiddlewareName;
  resolve?: string;
  config?: unknown;
}

declare global {
  namespace FileContext {
    type Server = Exported<Part<Core.Config.Server>>;
    type Admin = Exported<Part<Core.Config.Admin>>;
    type Api = Exported<Part<Core.Config.Api>>;
    type Database = Exported<Part<Core.Config.Database>>;
    type Features = Exported<Part<Core.Config.Features>>;
    type Plugins = Exported<Core.Config.Plugin>;
    type Middlewares = Exported<(MiddlewareName | MiddlewareEntry | Core.MiddlewareHandler)[]>;
    /** The context of a request and, unlike in Strapi's own type, its state. */
    type PolicyContext = Core.PolicyContext & {
      state: Record<string, ReadersOwn>;
      params: Record<string, ReadersOwn>;
      session: ReadersOwn;
    };
    /** Wider than `Core.Policy`, which has no asynchronous policies. */
    type Policy =
      | ((
          policyContext: PolicyContext,
          config: ReadersOwn,
          options: { strapi: Core.Strapi },
        ) => unknown)
      | {
          name?: string;
          validator?(config: ReadersOwn): unknown;
          handler(
            policyContext: PolicyContext,
            config: ReadersOwn,
            options: { strapi: Core.Strapi },
          ): unknown;
        };
    type Middleware = Core.MiddlewareFactory;
    type Router = Partial<Core.RouterInput> & { routes: Core.RouteInput[] };
    type Routes = Router | ((context: { strapi: Core.Strapi }) => Router);
    interface Application {
      register?(context: { strapi: Core.Strapi }): unknown;
      bootstrap?(context: { strapi: Core.Strapi }): unknown;
      destroy?(context: { strapi: Core.Strapi }): unknown;
    }
    interface AdminApplication {
      config?: Record<string, unknown>;
      register?(app: StrapiApp): unknown;
      bootstrap?(app: StrapiApp): unknown;
    }
  }
}
