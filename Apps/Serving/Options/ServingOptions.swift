import ArgumentParser
import Commands
import Settings
import Terminal
import WireServer

/// The settings of `ServingSettings` as flags.
struct ServingOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "The address by which people reach the server.", ko: "사람들이 서버에 접속하는 주소.", value: "url"))
    var publicURL: String?

    @Option(
        help: .words(
            en: "Proxies whose X-Forwarded-For is trusted.", ko: "X-Forwarded-For를 신뢰하는 프록시.",
            value: "addresses"))
    var trustedProxies: String?

    @Option(
        help: .words(
            en: "Origins allowed to send requests (CORS).", ko: "요청을 허용하는 출처(CORS).", value: "origins"))
    var corsOrigins: String?

    @Option(
        help: .words(
            en: "How long browsers must use https only (HSTS).", ko: "브라우저가 https만 써야 하는 기간(HSTS).",
            value: "seconds"))
    var hstsSeconds: String?

    @Option(help: .words(en: "Compress responses: on or off.", ko: "응답 압축: on 또는 off.", value: "switch"))
    var gzip: String?

    @Option(
        help: .words(
            en: "Who may read /metrics: off, loopback or all.", ko: "/metrics를 볼 수 있는 곳: off, loopback, all.",
            value: "readers"))
    var metrics: String?

    @Option(
        help: .words(en: "Log every request: on or off.", ko: "모든 요청을 로그에 남김: on 또는 off.", value: "switch"))
    var accessLog: String?

    @Option(
        help: .words(
            en: "How long a client may leave responses unread.", ko: "클라이언트가 응답을 읽지 않아도 되는 시간.",
            value: "seconds"))
    var writeSeconds: String?

    @Option(
        help: .words(
            en: "Send clients to the object store for files of pictures: on or off.",
            ko: "사진 파일을 오브젝트 스토리지에서 바로 받기: on 또는 off.", value: "switch"))
    var pictureLinks: String?

    @Option(
        help: .words(
            en: "Who may join: open, invited or closed.", ko: "가입 방식: open(누구나), invited(초대), closed(받지 않음).",
            value: "who"))
    var registration: String?

    @Option(
        help: .words(
            en: "How many reservations a member may have; 0: no limit.", ko: "회원 한 명이 둘 수 있는 예약 수. 0은 제한 없음.",
            value: "count"))
    var holdsPerMember: String?

    @Option(
        help: .words(
            en: "How many of them on one listing; 0: no limit.", ko: "그중 물건 하나에 둘 수 있는 수. 0은 제한 없음.",
            value: "count"))
    var holdsPerThing: String?

    @Option(
        help: .words(
            en: "How long an unused reservation still counts.", ko: "쓰지 않은 예약을 계속 세는 시간.", value: "seconds"))
    var holdPauseSeconds: String?

    @Option(
        help: .words(
            en: "How many connections one address may have.", ko: "주소 하나가 열 수 있는 연결 수.", value: "count"))
    var connectionsPerAddress: String?

    @OptionGroup var limits: LimitOptions

    @Option(help: .words(en: "How many searches run at a time.", ko: "동시에 하는 검색 수.", value: "count"))
    var searches: String?

    @Option(help: .words(en: "How long a search may run.", ko: "검색 하나의 최대 시간.", value: "seconds"))
    var searchSeconds: String?

    /// The heading above them in help texts.
    static var title: String { Phrase(en: "Serving", ko: "서비스").text(in: HelpLanguage.current) }

    var values: [SettingKey: String?] {
        [
            .publicURL: publicURL, .trustedProxies: trustedProxies, .corsOrigins: corsOrigins,
            .hstsSeconds: hstsSeconds,
            .gzip: gzip, .pictureLinks: pictureLinks, .metrics: metrics, .accessLog: accessLog,
            .writeSeconds: writeSeconds,
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
