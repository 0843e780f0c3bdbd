import ArgumentParser
import Settings
import WireServer

/// The settings of `ServingSettings` as flags.
struct ServingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Proxies whose X-Forwarded-For is trusted.", valueName: "addresses"))
    var trustedProxies: String?

    @Option(help: ArgumentHelp("Origins allowed to send requests (CORS).", valueName: "origins"))
    var corsOrigins: String?

    @Option(help: ArgumentHelp("How long browsers must use https only (HSTS).", valueName: "seconds"))
    var hstsSeconds: String?

    @Option(help: ArgumentHelp("Compress responses: on or off.", valueName: "switch"))
    var gzip: String?

    @Option(help: ArgumentHelp("Who may read /metrics: off, loopback or all.", valueName: "readers"))
    var metrics: String?

    @Option(help: ArgumentHelp("Log every request: on or off.", valueName: "switch"))
    var accessLog: String?

    @Option(
        help: ArgumentHelp("How long a client may leave responses unread.", valueName: "seconds"))
    var writeSeconds: String?

    @Option(help: ArgumentHelp("Who may join: open, invited or closed.", valueName: "who"))
    var registration: String?

    @Option(help: ArgumentHelp("How many reservations a member may have; 0: no limit.", valueName: "count"))
    var holdsPerMember: String?

    @Option(help: ArgumentHelp("How many of them on one listing; 0: no limit.", valueName: "count"))
    var holdsPerThing: String?

    @Option(
        help: ArgumentHelp("How long an unused reservation still counts.", valueName: "seconds"))
    var holdPauseSeconds: String?

    @Option(help: ArgumentHelp("How many connections one address may have.", valueName: "count"))
    var connectionsPerAddress: String?

    @OptionGroup var limits: LimitOptions

    @Option(help: ArgumentHelp("How many searches run at a time.", valueName: "count"))
    var searches: String?

    @Option(help: ArgumentHelp("How long a search may run.", valueName: "seconds"))
    var searchSeconds: String?

    var values: [SettingKey: String?] {
        [
            .trustedProxies: trustedProxies, .corsOrigins: corsOrigins, .hstsSeconds: hstsSeconds,
            .gzip: gzip, .metrics: metrics, .accessLog: accessLog, .writeSeconds: writeSeconds,
            .registration: registration, .holdsPerMember: holdsPerMember, .holdsPerThing: holdsPerThing,
            .holdPauseSeconds: holdPauseSeconds,
            .connectionsPerAddress: connectionsPerAddress, .limits: limits.limits,
            .searches: searches, .searchSeconds: searchSeconds,
        ]
    }
}

extension Settings {
    /// The server's part of the settings.
    var server: WireServerConfiguration {
        var server = WireServerConfiguration(
            host: host, port: port, largestHead: limits.headBytes, largestBody: limits.bodyBytes,
            bodyTime: limits.bodyTime, idleTime: limits.idleTime, mostConnections: limits.connections,
            stopTime: limits.stopTime)
        server.writeTime = serving.writeTime
        server.mostConnectionsPerAddress = limits.connectionsPerAddress
        server.trustedProxies = serving.trustedProxies
        server.corsOrigins = serving.corsOrigins
        server.transportSecuritySeconds = serving.transportSecuritySeconds
        server.compresses = serving.compresses
        server.metricsReaders = MetricsReaders(rawValue: serving.metrics) ?? .nobody
        return server
    }
}
