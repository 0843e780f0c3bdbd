public import Database
import Vocabulary

/// What may be chosen, read once when a program starts: flags win over the environment (`MADANG_…`), that
/// over the configuration file, that over the defaults.
public struct Settings: Sendable {
    /// Where the data is.
    public let backend: Backend
    /// The address that the server listens at.
    public let host: String
    /// The port that the server listens at; 0 for any that is free.
    public let port: Int
    /// `ko` or `en`; nil for the locale's language.
    public let language: String?
    /// The folder into which mail is written.
    public let mailFolder: String
    /// Where the files of pictures are.
    public let pictures: PicturePlace
    /// Whether clients get them by links to the object store, and not through the server.
    public let linksPictures: Bool
    /// What the server lets a client cost.
    public let limits: ServerLimits
    /// The limits of searches, and of other reads whose cost depends on user input.
    public let searches: CostlyReadLimits
    /// The server's HTTP settings.
    public let serving: ServingSettings
    /// Who may join.
    public let registration: RegistrationSetting
    /// How many holds a member may have.
    public let holding: HoldSettings
    /// How members pay.
    public let payments: PaymentSettings
    /// How long to wait for a server's answer.
    public let answerTime: Duration
    /// The least important messages that are logged.
    public let logLevel: LogLevel
    /// How log lines are written.
    public let logFormat: LogFormat
    /// Madang's folders.
    public let directories: BaseDirectories
    /// From where relative paths are counted.
    private let folder: String
    /// Every setting with where its value comes from, in the order of `SettingKey`.
    public let entries: [SettingEntry]

    /// Checks the values. Throws `badValue` for the first that breaks its rule.
    init(
        _ layers: SettingLayers, directories: BaseDirectories, folder: String, environment: [String: String]
    ) throws(SettingsError) {
        backend = try layers.value(.backend, Backend.forms) { text throws(ServiceFailure) in
            try Backend(text, relativeTo: folder)
        }
        try layers.requireNoSecretFlag(.backend)
        host = try layers.text(.host)
        port = try layers.number(.port)
        language = try layers.value(.language, ["auto", "ko", "en"]) { text -> String?? in
            ["ko", "en"].contains(text) ? text : text == "auto" ? .some(nil) : nil
        }
        mailFolder = try layers.text(.mailFolder)
        pictures = try PicturePlace(
            layers.filled(.pictureStore), for: backend, relativeTo: folder, directories,
            environment: environment)
        linksPictures = try layers.isOn(.pictureLinks)
        if linksPictures, case .folder(let path) = pictures { throw .objectStore(.linksToFolder(path)) }
        limits = try ServerLimits(layers)
        searches = try CostlyReadLimits(layers)
        serving = try ServingSettings(layers)
        registration = try layers.value(
            .registration, RegistrationSetting.allCases.map(\.rawValue), RegistrationSetting.init)
        holding = try HoldSettings(layers)
        payments = try PaymentSettings(layers, relativeTo: folder)
        // They matter where the data is: a client pays by the settings of its server.
        if backend.isLocal { try payments.requireConsistency(at: serving.publicAddress) }
        answerTime = .seconds(try layers.number(.answerSeconds))
        logLevel = try layers.value(.logLevel, LogLevel.allCases.map(\.rawValue), LogLevel.init)
        logFormat = try layers.value(.logFormat, LogFormat.allCases.map(\.rawValue), LogFormat.init)
        self.directories = directories
        self.folder = folder
        entries = SettingKey.allCases.map(layers.entry)
    }
}

extension Settings {
    /// Reads a place for pictures of the settings' backend that an argument names, in the forms of the
    /// setting; keys of an object store are read from the environment, which is not kept. Throws as reading
    /// that does.
    public func picturePlace(
        _ text: String, flag: String, environment: [String: String] = Self.processEnvironment
    ) throws(SettingsError) -> PicturePlace {
        let entry = SettingEntry(key: .pictureStore, value: text, source: .flag(flag))
        return try PicturePlace(
            entry, for: backend, relativeTo: folder, directories, environment: environment)
    }
}

/// What the server lets a client cost.
public struct ServerLimits: Hashable, Sendable {
    /// The largest head of a request in bytes.
    public let headBytes: Int
    /// The largest body of a request in bytes.
    public let bodyBytes: Int
    /// How long a body may take to arrive.
    public let bodyTime: Duration
    /// How long a connection may be idle.
    public let idleTime: Duration
    /// How many connections are served at one time.
    public let connections: Int
    /// How many of them one address may have.
    public let connectionsPerAddress: Int
    /// How often what may be asked, as far as it differs from what the endpoints declare.
    public let requests: RequestLimitSetting
    /// How long a graceful stop waits for what has been accepted.
    public let stopTime: Duration

    init(_ layers: SettingLayers) throws(SettingsError) {
        headBytes = try layers.number(.headBytes)
        bodyBytes = try layers.number(.bodyBytes)
        bodyTime = .seconds(try layers.number(.bodySeconds))
        idleTime = .seconds(try layers.number(.idleSeconds))
        connections = try layers.number(.connections)
        connectionsPerAddress = try layers.number(.connectionsPerAddress)
        requests = try RequestLimitSetting(layers.entry(.limits))
        stopTime = .seconds(try layers.number(.stopSeconds))
    }
}

extension CostlyReadLimits {
    /// A search waits in line for as long as one may run.
    fileprivate init(_ layers: SettingLayers) throws(SettingsError) {
        self.init()
        connections = try layers.number(.searches)
        runningTime = .seconds(try layers.number(.searchSeconds))
        waitingTime = runningTime
    }
}
