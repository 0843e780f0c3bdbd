import ArgumentParser
import Commands
import Composition
import Logging
import ServiceLifecycle
import Settings
import Terminal
import Vocabulary
import Wire
import WireServer

/// Serves until a signal stops it.
struct Serve: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "serve", en: "Serve until SIGTERM, SIGINT or SIGHUP; accepted requests are answered first.",
            ko: "SIGTERM, SIGINT, SIGHUP을 받을 때까지 서비스합니다. 받은 요청에는 응답하고 끝냅니다.",
            examples: [Phrase("madang-server serve --backend sqlite:madang.sqlite --port 8080")])
    }

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Option(help: .words(en: "The address to listen on.", ko: "연결을 받을 주소.", value: "host"))
    var host: String?

    @Option(
        help: .words(
            en: "The port to listen on; 0 for any free port.", ko: "연결을 받을 포트. 0이면 빈 포트.", value: "port"))
    var port: String?

    @Option(help: .words(en: "The largest request head.", ko: "요청 헤더의 최대 크기.", value: "bytes"))
    var headBytes: String?

    @Option(help: .words(en: "The largest request body.", ko: "요청 본문의 최대 크기.", value: "bytes"))
    var bodyBytes: String?

    @Option(
        help: .words(
            en: "How long a request body may take to arrive.", ko: "요청 본문을 기다리는 시간.", value: "seconds"))
    var bodySeconds: String?

    @Option(help: .words(en: "How long a connection may be idle.", ko: "연결이 쉬어도 되는 시간.", value: "seconds"))
    var idleSeconds: String?

    @Option(
        help: .words(en: "How many connections are served at a time.", ko: "동시에 처리하는 연결 수.", value: "count"))
    var connections: String?

    @Option(
        help: .words(en: "How long a graceful stop waits.", ko: "멈출 때 처리 중인 요청을 기다리는 시간.", value: "seconds"))
    var stopSeconds: String?

    @OptionGroup(title: ServingOptions.title) var serving: ServingOptions

    @OptionGroup(title: PaymentOptions.title) var money: PaymentOptions

    func run(serving domains: [Domain]) async throws {
        let own: [SettingKey: String?] = [
            .host: host, .port: port, .headBytes: headBytes, .bodyBytes: bodyBytes,
            .bodySeconds: bodySeconds, .idleSeconds: idleSeconds, .connections: connections,
            .stopSeconds: stopSeconds,
        ]
        let settings = try options.settings(
            own.merging(serving.values) { $1 }.merging(money.values) { $1 })
        try settings.requireLocalBackend()
        let limits = try settings.requestLimits(of: domains)
        let logger = settings.logger
        DatabaseWatch.sayWhatASIGBUSMeans()
        let isNew = settings.isMissingFile
        let (payments, sandbox) = try settings.openPayments(logger)
        let platform = try await LocalPlatform.open(settings, domains: domains, payments: payments)
        if isNew { logger.info("database created", metadata: ["backend": "\(settings.backend)"]) }
        do {
            let told = try await platform.resumeDepartures().told
            if told > 0 { logger.info("departures resumed", metadata: ["members": "\(told)"]) }
            try await settings.tryPictureStore(logger)
            try await serve(platform, limits, sandbox, settings, logger)
            await platform.close()
            // Closing looks at the files for the last time.
            if let fault = platform.fileFault { throw DatabaseLost(fault: fault) }
        } catch let lost as DatabaseLost {
            logger.critical("the database is lost", metadata: ["reason": "\(lost.fault)"])
            throw ProgramFailure(
                Phrase(
                    en: "\(lost.fault). The server has ended, and what it did not acknowledge may be "
                        + "missing.",
                    ko: "\(lost.fault). 서버를 끝냈습니다. 응답하지 않은 변경은 빠졌을 수 있습니다."),
                exitStatus: .internal)
        } catch {
            await platform.close()
            throw ProgramFailure(error) ?? .serving(error, settings)
        }
        logger.info("stopped")
    }

    private func serve(
        _ platform: LocalPlatform, _ limits: RequestLimits, _ sandbox: ServedSandbox?,
        _ settings: Settings, _ logger: Logger
    ) async throws {
        let limiter = platform.limiter(limits)
        let dispatcher = platform.dispatcher(limiter, site: try platform.site(at: settings.sitePlace))
        try dispatcher.requireDistinctRoutes()
        let server = WireServer(
            dispatcher, settings.server, isReady: { await platform.isReady() },
            metrics: Metrics.of(platform), logger: settings.libraryLogger,
            requestLogger: settings.requestLogger
        ) { port in
            sandbox?.send(to: settings.host, port)
            platform.payments.site.become(settings.serving.publicAddress ?? "http://\(settings.host):\(port)")
            logger.info(
                "ready",
                metadata: [
                    "address": "http://\(settings.host):\(port)", "backend": "\(settings.backend)",
                    "version": "\(MadangVersion.text)",
                ])
        }
        var services: [ServiceGroupConfiguration.ServiceConfiguration] = [
            // The first to begin ends last: when the server has answered what it took.
            .init(LimitSharing(platform: platform, limiter: limiter, logger: logger))
        ]
        if let sandbox { services.append(.init(sandbox)) }
        services += [
            .init(service: server, serviceName: "server"),
            .init(DatabaseWatch(platform: platform), whenItFails: .gracefullyShutdownGroup),
            .init(Housekeeping(platform: platform, logger: logger)),
        ]
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: services, logger: settings.libraryLogger))
        let signals = StopSignals { Task { await group.triggerGracefulShutdown() } }
        defer { signals.cancel() }
        try await group.run()
    }
}

extension LocalPlatform {
    fileprivate func isReady() async -> Bool {
        do {
            try await ready()
            return true
        } catch {
            return false
        }
    }
}

extension Dispatcher {
    /// Throws a failure that names two routes of the same address.
    fileprivate func requireDistinctRoutes() throws(ProgramFailure) {
        guard let clash = clashes.first else { return }
        throw ProgramFailure(
            Phrase(
                en: "Two routes answer \(clash). This is a fault of Madang.",
                ko: "두 경로가 \(clash)에 응답합니다. Madang의 결함입니다."), exitStatus: .internal)
    }
}
