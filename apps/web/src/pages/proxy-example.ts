/** How nginx serves a page and the widgets on it under one origin; docs/widgets.md shows the same. */
export const proxyExample = `location ~ ^/(widgets\\.js$|assets/|ajax/|app/) {
    proxy_pass http://127.0.0.1:3000;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host "";
    client_max_body_size 21m;
}`;
