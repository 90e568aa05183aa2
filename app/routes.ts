import { index, type RouteConfig, route } from "@remix-run/route-config";
import { routes } from "./addresses/site-map";

export default routes.map(({ id, path, address: { file } }) =>
  path === "/" ? index(file, { id }) : route(path.slice(1), file, { id }),
) satisfies RouteConfig;
