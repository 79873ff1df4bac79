import { readdir, readFile } from "node:fs/promises";
import * as deployment from "kubernetes-models/_schemas/IoK8sApiAppsV1Deployment";
import * as autoscaler from "kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler";
import * as job from "kubernetes-models/_schemas/IoK8sApiBatchV1Job";
import * as configMap from "kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap";
import * as volumeClaim from "kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim";
import * as secret from "kubernetes-models/_schemas/IoK8sApiCoreV1Secret";
import * as service from "kubernetes-models/_schemas/IoK8sApiCoreV1Service";
import * as ingress from "kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress";
import * as networkPolicy from "kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy";
import * as disruptionBudget from "kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { readConfig } from "../platform/config.ts";
import { variables } from "../platform/config-variables.ts";
import { proxyLimits } from "../http/server-limits.ts";
import { closingSeconds } from "../platform/shutdown.ts";

const folder = new URL("../../../../deploy/kubernetes/", import.meta.url);

/** A manifest of whatever kind. */
// biome-ignore lint/suspicious/noExplicitAny: the schemas of Kubernetes say what is in it
type Manifest = Record<string, any>;

async function readManifests(name: string): Promise<Manifest[]> {
  return parseAllDocuments(await readFile(new URL(name, folder), "utf8")).map((document) => {
    expect([name, ...document.errors]).toEqual([name]);
    return document.toJS() as Manifest;
  });
}

const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml"));
const patch = (await readManifests("bubblewrap.patch.yaml"))[0]!;
const manifests = (
  await Promise.all(names.filter((name) => !name.endsWith(".patch.yaml")).map(readManifests))
).flat();
const one = (kind: string, name = "tintery") =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!;
const pods = manifests.filter(({ spec }) => spec?.template).map(({ spec }) => spec.template.spec);
const web = one("Deployment", "tintery-web");
const worker = one("Deployment", "tintery-worker");
const settings = one("ConfigMap").data as Record<string, string>;

/** A manifest that notes in `unread` which of its fields nobody has read yet. */
function watched<T>(value: T, unread: Set<string>, path = ""): T {
  if (typeof value !== "object" || value === null) return value;
  for (const key of Object.keys(value)) unread.add(`${path}.${key}`);
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== "string" || !Object.hasOwn(target, key)) return found;
      unread.delete(`${path}.${key}`);
      return watched(found, unread, `${path}.${key}`);
    },
  });
}

/** The published schemas of the kinds that are used. */
const schemas: Record<string, (data: unknown) => boolean> = {
  "apps/v1 Deployment": deployment.validate,
  "autoscaling/v2 HorizontalPodAutoscaler": autoscaler.validate,
  "batch/v1 Job": job.validate,
  "networking.k8s.io/v1 Ingress": ingress.validate,
  "networking.k8s.io/v1 NetworkPolicy": networkPolicy.validate,
  "policy/v1 PodDisruptionBudget": disruptionBudget.validate,
  "v1 ConfigMap": configMap.validate,
  "v1 PersistentVolumeClaim": volumeClaim.validate,
  "v1 Secret": secret.validate,
  "v1 Service": service.validate,
};

/** What is wrong with a manifest by the schema of its kind. The schemas allow unknown fields; a field that they never look at is one. */
function faultsOf(manifest: Manifest): unknown[] {
  const validate = schemas[`${manifest.apiVersion} ${manifest.kind}`];
  if (!validate) return [`no schema for ${manifest.apiVersion} ${manifest.kind}`];
  const unread = new Set<string>();
  if (validate(watched(manifest, unread))) return [...unread];
  return "errors" in validate && Array.isArray(validate.errors) ? validate.errors : ["does not fit"];
}

/** A manifest with a patch over it, as Kubernetes merges them: lists of things with names by these. */
function patched(manifest: unknown, over: unknown): unknown {
  if (Array.isArray(manifest) && Array.isArray(over)) {
    const nameOf = (item: Manifest) => item.name;
    const rest = manifest.filter((item) => !over.some((next) => nameOf(next) === nameOf(item)));
    const found = (next: Manifest) => manifest.find((item) => nameOf(item) === nameOf(next)) ?? {};
    return [...rest, ...over.map((next) => patched(found(next), next))];
  }
  if (typeof manifest !== "object" || typeof over !== "object" || !manifest || !over) return over;
  const merged = Object.entries(over).map(([key, value]) => [
    key,
    patched((manifest as Manifest)[key] ?? (Array.isArray(value) ? [] : {}), value),
  ]);
  return { ...manifest, ...Object.fromEntries(merged) };
}

test("every manifest fits the published schema of its kind, with known fields only", () => {
  expect(manifests.length).toBeGreaterThan(12);
  for (const manifest of manifests) {
    const { kind, metadata } = manifest;
    expect([kind, metadata.name, ...faultsOf(manifest)]).toEqual([kind, metadata.name]);
    expect([kind, metadata.name, metadata.namespace]).toEqual([kind, metadata.name, undefined]);
    expect(metadata.labels["app.kubernetes.io/name"]).toBe("tintery");
  }
  for (const pod of [web, worker]) expect(faultsOf(patched(pod, patch) as Manifest)).toEqual([]);
});

test("a field that no schema knows is found, and one of the wrong type", () => {
  const misspelled = structuredClone(web);
  misspelled.spec.template.spec.containers[0].readynessProbe = { httpGet: { path: "/readyz", port: 1 } };
  expect(faultsOf(misspelled)).toEqual([".spec.template.spec.containers.0.readynessProbe"]);
  const mistyped = structuredClone(web);
  mistyped.spec.replicas = "two";
  expect(faultsOf(mistyped)).toEqual([expect.objectContaining({ instancePath: "/spec/replicas" })]);
});

test("the settings are ones that the server knows and takes, for each role", () => {
  const secrets = one("Secret").stringData as Record<string, string>;
  const known = Object.keys(variables);
  expect([...Object.keys(settings), ...Object.keys(secrets)].filter((name) => !known.includes(name))).toEqual(
    [],
  );
  for (const name of Object.keys(settings))
    expect([name, "secret" in variables[name as never]]).toEqual([name, false]);
  for (const { spec } of [web, worker]) {
    const { containers } = spec.template.spec;
    const own = Object.fromEntries(containers[0].env.map(({ name, value }: Manifest) => [name, value]));
    const config = readConfig({ ...settings, ...secrets, ...own });
    expect(containers[0].ports.map(({ containerPort }: Manifest) => containerPort)).toEqual(
      config.ROLE === "web" ? [config.PORT, config.MONITORING_PORT] : [config.MONITORING_PORT],
    );
    expect(config.DATA_DIR.startsWith(`${containers[0].volumeMounts[0].mountPath}/`)).toBe(true);
  }
});

test("no pod runs as root, writes to its root, or gets rights", () => {
  expect(pods).toHaveLength(3);
  for (const { securityContext, containers, volumes, automountServiceAccountToken } of pods) {
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      fsGroup: 1000,
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { image, volumeMounts, resources, securityContext: own } of containers) {
      expect(own).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(image).toMatch(/^ghcr\.io\/tintery\/tintery:\d+\.\d+\.\d+$/);
      expect(volumeMounts.map(({ mountPath }: Manifest) => mountPath)).toEqual(["/data", "/tmp"]);
      expect(Object.keys(resources.limits)).toEqual(["memory"]);
    }
    expect(volumes.map(({ name }: Manifest) => name)).toEqual(["data", "tmp"]);
  }
  expect(new Set(pods.map(({ containers }) => containers[0].image)).size).toBe(1);
});

test("the sandbox’s patch lets bubblewrap make namespaces, and keeps all else", () => {
  for (const pod of [web, worker]) {
    const { spec } = (patched(pod, patch) as Manifest).spec.template;
    expect(spec.hostUsers).toBe(false);
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "Unconfined" },
    });
    const [container] = spec.containers;
    expect(container.securityContext).toMatchObject({
      procMount: "Unmasked",
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(container.env).toContainEqual({ name: "SANDBOX", value: "require" });
    expect(container.env).toContainEqual(pod.spec.template.spec.containers[0].env[0]);
  }
});

test("a stop leaves running conversions their time", () => {
  for (const { spec } of [web, worker]) {
    const { terminationGracePeriodSeconds, containers } = spec.template.spec;
    const pause = containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
    const needed = pause + Number(settings.SHUTDOWN_SECONDS) + closingSeconds;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed);
  }
});

test("a worker has the memory of its conversions", () => {
  const { limits } = worker.spec.template.spec.containers[0].resources;
  const ofProcess = 256;
  const needed = Number(settings.WORKERS) * Number(settings.CHILD_MEMORY_MB) + ofProcess;
  expect(limits.memory).toBe("2Gi");
  expect(2 * 1024).toBeGreaterThanOrEqual(needed);
});

test("probes ask the addresses of health, and give readiness the time of its checks", () => {
  for (const { spec } of [web, worker]) {
    const { startupProbe, livenessProbe, readinessProbe } = spec.template.spec.containers[0];
    expect(startupProbe.httpGet).toEqual({ path: "/healthz", port: "monitoring" });
    expect(livenessProbe.httpGet).toEqual({ path: "/healthz", port: "monitoring" });
    expect(readinessProbe.httpGet).toEqual({ path: "/readyz", port: "monitoring" });
    expect(readinessProbe.timeoutSeconds).toBeGreaterThan(5);
  }
});

test("what selects pods selects those of its deployment", () => {
  for (const [name, pod] of Object.entries({ web, worker })) {
    const { selector, template } = pod.spec;
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    expect(one("PodDisruptionBudget", `tintery-${name}`).spec.selector).toEqual(selector);
  }
  expect(one("Service", "tintery-web").spec.selector).toEqual(web.spec.selector.matchLabels);
  const [rule] = one("Ingress").spec.rules;
  expect(rule.http.paths[0].backend.service).toEqual({ name: "tintery-web", port: { name: "http" } });
  expect(`https://${rule.host}`).toBe(settings.PUBLIC_URL);
  const { scaleTargetRef, metrics, minReplicas } = one("HorizontalPodAutoscaler", "tintery-worker").spec;
  expect(scaleTargetRef.name).toBe(worker.metadata.name);
  expect(metrics[0].external.metric.name).toBe("tintery_queue_oldest_seconds");
  // replicas of a manifest would undo what the autoscaler has set
  expect([minReplicas, worker.spec.replicas]).toEqual([2, undefined]);
});

test("the ingress lets uploads through and waits for the server", () => {
  const prefix = "nginx.ingress.kubernetes.io/";
  expect(one("Ingress").metadata.annotations).toEqual({
    [`${prefix}proxy-body-size`]: `${proxyLimits.bodyBytes / 1024 ** 2}m`,
    [`${prefix}proxy-read-timeout`]: String(proxyLimits.silentSeconds),
    [`${prefix}proxy-send-timeout`]: String(proxyLimits.silentSeconds),
    [`${prefix}proxy-buffering`]: "off",
  });
});

test("workers reach the database, the store and DNS only, and nobody reaches them but who monitors", () => {
  const { spec } = one("NetworkPolicy", "tintery-base");
  expect(spec.podSelector.matchLabels).toEqual({ "app.kubernetes.io/name": "tintery" });
  expect(spec.policyTypes).toEqual(["Ingress", "Egress"]);
  const ports = (rules: Manifest[]) => rules.flatMap((rule) => rule.ports.map(({ port }: Manifest) => port));
  const addressOf = (name: string) => Number(new URL(name).port);
  expect(ports(spec.ingress)).toEqual([Number(settings.MONITORING_PORT)]);
  expect(ports(spec.egress)).toEqual([
    addressOf(one("Secret").stringData.DATABASE_URL),
    addressOf(settings.S3_ENDPOINT!),
    53,
    53,
  ]);
  for (const rule of [...spec.ingress, ...spec.egress]) expect(rule.to ?? rule.from).toHaveLength(1);
  // the other policies are for web pods, but for the file that is applied on purpose
  const others = manifests.filter(
    ({ kind, metadata }) => kind === "NetworkPolicy" && metadata.name !== "tintery-base",
  );
  const forWorkers = others.filter(
    ({ spec: { podSelector } }) => podSelector.matchLabels["app.kubernetes.io/component"] !== "web",
  );
  expect(forWorkers.map(({ metadata }) => metadata.name)).toEqual(["tintery-worker-out"]);
});

test("the example of a rule for an own network fits where it stands", async () => {
  const text = await readFile(new URL("network-policy.yaml", folder), "utf8");
  const uncommented = parseAllDocuments(text.replace(/^( +)# (?=- | {2})/gm, "$1")).map(
    (document) => document.toJS() as Manifest,
  );
  const { spec, ...policy } = uncommented.find(({ metadata }) => metadata.name === "tintery-web-out")!;
  expect(faultsOf({ ...policy, spec })).toEqual([]);
  const [outside, inside] = spec.egress;
  expect(spec.egress).toHaveLength(2);
  // an address that the rule before it leaves out
  expect(outside.to[0].ipBlock.except).toContain("10.0.0.0/8");
  expect(inside.to).toEqual([{ ipBlock: { cidr: "10.20.30.40/32" } }]);
});

test("the guide names every file, and the job by its name", async () => {
  const guide = await readFile(new URL("README.md", folder), "utf8");
  for (const name of names) expect(guide).toContain(`| \`${name}\` |`);
  const migration = manifests.find(({ kind }) => kind === "Job")!;
  expect(guide).toContain(`job/${migration.metadata.name}\n`);
  const [, version = ""] = migration.spec.template.spec.containers[0].image.split(":");
  expect(migration.metadata.name).toBe(`tintery-migrate-${version.replaceAll(".", "-")}`);
  expect(guide).toContain(`| time without an answer | ${proxyLimits.silentSeconds} s |`);
  expect(guide).toContain(`| size of a body | ${proxyLimits.bodyBytes / 1024 ** 2} MiB |`);
});
