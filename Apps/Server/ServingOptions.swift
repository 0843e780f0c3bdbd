import ArgumentParser
import Settings
import WireServer

/// The settings of `ServingSettings` as flags.
struct ServingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Proxies whose word on the client is taken.", valueName: "addresses"))
    var trustedProxies: String?

    @Option(help: ArgumentHelp("Origins whose pages may ask.", valueName: "origins"))
    var corsOrigins: String?

    @Option(help: ArgumentHelp("How long browsers shall ask by https alone.", valueName: "seconds"))
    var hstsSeconds: String?

    @Option(help: ArgumentHelp("Pack answers for clients that accept it: on or off.", valueName: "switch"))
    var gzip: String?

    @Option(help: ArgumentHelp("Who may read /metrics: off, loopback or all.", valueName: "readers"))
    var metrics: String?

    @Option(help: ArgumentHelp("Log each request: on or off.", valueName: "switch"))
    var accessLog: String?

    @Option(
        help: ArgumentHelp("How long a client may leave answers untaken.", valueName: "seconds"))
    var writeSeconds: String?

    @Option(help: ArgumentHelp("How many holds a member may have; 0 for any number.", valueName: "count"))
    var holdsPerMember: String?

    @Option(help: ArgumentHelp("How many of them on one thing; 0 for any number.", valueName: "count"))
    var holdsPerThing: String?

    @Option(
        help: ArgumentHelp("How long a hold that came to nothing counts on.", valueName: "seconds"))
    var holdPauseSeconds: String?

    @Option(help: ArgumentHelp("How many connections one address may have.", valueName: "count"))
    var connectionsPerAddress: String?

    @OptionGroup var limits: LimitOptions

    @Option(help: ArgumentHelp("How many searches run at one time.", valueName: "count"))
    var searches: String?

    @Option(help: ArgumentHelp("How long a search may run.", valueName: "seconds"))
    var searchSeconds: String?

    var values: [SettingKey: String?] {
        [
            .trustedProxies: trustedProxies, .corsOrigins: corsOrigins, .hstsSeconds: hstsSeconds,
            .gzip: gzip, .metrics: metrics, .accessLog: accessLog, .writeSeconds: writeSeconds,
            .holdsPerMember: holdsPerMember, .holdsPerThing: holdsPerThing,
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
