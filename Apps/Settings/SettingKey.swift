import Vocabulary

/// A setting, by its name in the configuration file.
///
/// The flag is `--` and the name, the environment variable `MADANG_` and the name in capitals with `_` for
/// `-`.
public enum SettingKey: String, Sendable, CaseIterable {
    /// Where the data is.
    case backend
    /// The address that the server listens at.
    case host
    /// The port that the server listens at; 0 for any that is free.
    case port
    /// The language of people's texts: `ko`, `en`, or `auto` for the locale's.
    case language
    /// Where mail is written.
    case mailFolder = "mail-folder"
    /// Where the files of pictures are: a folder, `auto` for one beside the database, or an object store.
    case pictureStore = "picture-store"
    /// Whether clients get the files of pictures from the object store itself.
    case pictureLinks = "picture-links"
    /// The largest head of a request.
    case headBytes = "head-bytes"
    /// The largest body of a request.
    case bodyBytes = "body-bytes"
    /// How long the body of a request may take to arrive.
    case bodySeconds = "body-seconds"
    /// How long a connection may be idle.
    case idleSeconds = "idle-seconds"
    /// How many connections are served at one time.
    case connections
    /// How many connections one address may have.
    case connectionsPerAddress = "connections-per-address"
    /// The request limits.
    case limits
    /// How many searches run at one time.
    case searches
    /// How long a search may run.
    case searchSeconds = "search-seconds"
    /// How long a graceful stop waits.
    case stopSeconds = "stop-seconds"
    /// How long a client may leave waiting responses unread.
    case writeSeconds = "write-seconds"
    /// The address by which people reach the server.
    case publicURL = "public-url"
    /// The proxies whose X-Forwarded-For is trusted.
    case trustedProxies = "trusted-proxies"
    /// The origins whose pages may send requests.
    case corsOrigins = "cors-origins"
    /// The max-age of Strict-Transport-Security.
    case hstsSeconds = "hsts-seconds"
    /// Whether responses are compressed for clients that accept it.
    case gzip
    /// Who may read the metrics.
    case metrics
    /// Whether each request is logged.
    case accessLog = "access-log"
    /// Who may join.
    case registration
    /// How many holds a member may have at a time; 0 for any number.
    case holdsPerMember = "holds-per-member"
    /// How many holds a member may have at a time on one thing; 0 for any number.
    case holdsPerThing = "holds-per-thing"
    /// How long a hold without a result still counts after its end.
    case holdPauseSeconds = "hold-pause-seconds"
    /// How members pay: `off`, `sandbox` or `live`.
    case payments
    /// The address of a sandbox that runs by itself.
    case paymentsSandbox = "payments-sandbox"
    /// The port of the sandbox that the server serves; 0 for any that is free.
    case paymentsPort = "payments-port"
    /// The file with the access to the payment gateway.
    case paymentsFile = "payments-file"
    /// The house's share of sales, in hundredths of a percent.
    case paymentsFee = "payments-fee"
    /// The origins that live checkout pages may use.
    case paymentsOrigins = "payments-origins"
    /// Whether members may pay by bank transfer.
    case paymentsTransfer = "payments-transfer"
    /// The legal basis of payments between private people.
    case paymentsBasis = "payments-basis"
    /// The name of the platform's operator.
    case operatorName = "operator-name"
    /// The address of the platform's operator.
    case operatorAddress = "operator-address"
    /// The phone number of the platform's operator.
    case operatorPhone = "operator-phone"
    /// The email of the platform's operator.
    case operatorEmail = "operator-email"
    /// The business registration number of the platform's operator.
    case operatorBusinessNumber = "operator-business-number"
    /// How long a program waits for a server's answer.
    case answerSeconds = "answer-seconds"
    /// The least important messages that are logged.
    case logLevel = "log-level"
    /// How log lines are written.
    case logFormat = "log-format"

    /// The flag that sets it.
    public var flag: String { "--" + rawValue }

    /// The environment variable that sets it.
    public var variable: String {
        let bytes = rawValue.uppercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
        return "MADANG_" + String(decoding: bytes, as: UTF8.self)
    }

    /// The default value.
    func fallback(_ directories: BaseDirectories) -> String {
        switch self {
        case .backend: Backend.sqlite(path: directories.database).description
        case .host: "127.0.0.1"
        case .port: "8080"
        case .language: "auto"
        case .mailFolder: directories.data + "/mail"
        case .pictureStore: "auto"
        case .pictureLinks, .payments, .paymentsTransfer, .accessLog: "off"
        case .headBytes: String(16 << 10)
        case .bodyBytes: String(1 << 20)
        case .bodySeconds: "20"
        case .idleSeconds: "60"
        case .connections: "10000"
        case .connectionsPerAddress: "1000"
        case .limits: "usual"
        case .searches, .searchSeconds: "2"
        case .stopSeconds: "25"
        case .writeSeconds: "30"
        case .publicURL, .trustedProxies, .corsOrigins, .paymentsSandbox, .paymentsFile, .paymentsBasis,
            .operatorName, .operatorAddress, .operatorPhone, .operatorEmail, .operatorBusinessNumber:
            "none"
        case .paymentsPort: "8090"
        case .paymentsOrigins: PaymentSettings.usualOrigin
        case .hstsSeconds, .paymentsFee: "0"
        case .gzip: "on"
        case .metrics: "loopback"
        case .registration: RegistrationSetting.open.rawValue
        case .holdsPerMember: "3"
        case .holdsPerThing: "1"
        case .holdPauseSeconds: "3600"
        case .answerSeconds: "30"
        case .logLevel: LogLevel.info.rawValue
        case .logFormat: LogFormat.text.rawValue
        }
    }

    /// The allowed numbers; nil if the setting is no number.
    var range: ClosedRange<Int>? {
        switch self {
        case .port, .paymentsPort: 0...65_535
        case .paymentsFee: 0...10_000
        case .headBytes: 1024...(1 << 20)
        case .bodyBytes: 1024...(1 << 30)
        case .bodySeconds, .idleSeconds, .answerSeconds, .writeSeconds: 1...3600
        case .hstsSeconds: 0...63_072_000
        case .stopSeconds: 0...3600
        case .holdsPerMember, .holdsPerThing: 0...100
        case .holdPauseSeconds: 0...86_400
        case .connections, .connectionsPerAddress: 1...1_000_000
        case .searches: 1...64
        case .searchSeconds: 1...60
        default: nil
        }
    }
}

/// How important a log message is, least first.
public enum LogLevel: String, Sendable, CaseIterable {
    case trace, debug, info, notice, warning, error, critical
}

/// How log lines are written.
public enum LogFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// One JSON object to a line, for machines.
    case json
}
