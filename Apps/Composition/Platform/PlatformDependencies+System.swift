public import Auth
import AuthMail
public import AuthPasswords
import AuthTokens
import PictureRenderer
import Settings
public import Vocabulary

extension PlatformDependencies {
    /// The real dependencies over keys that are kept there, and made if there are none, with mail written
    /// into the settings' folder. Throws `unavailable` or `internal` if the keys cannot be had.
    static func system(
        time: any TimeSource, keysIn keyStore: any KeyStore, _ settings: Settings,
        payments: PaymentParts = .off
    ) async throws(ServiceFailure) -> PlatformDependencies {
        let ids = SystemIdentifiers(time)
        let keys = try await DeploymentKeys.open(keyStore, time: time, ids: ids)
        let secret = try await keys.refreshSecret()
        let objects = settings.pictures.objects(time: time)
        return PlatformDependencies(
            time: time, ids: ids, hasher: ArgonPasswordHasher(),
            accessTokens: SignedAccessTokens(keys, ids: ids),
            refreshTokens: SodiumRefreshTokens(secret: secret),
            mailer: FolderMailer(folder: settings.mailFolder, sender: sender, time: time, ids: ids),
            blobs: objects ?? settings.pictures.blobs(time: time),
            links: settings.linksPictures ? objects : nil, decoding: .program(.besideThisProgram()),
            payments: payments, limitSecret: secret)
    }

    /// Dependencies that leave nothing behind: secrets, mail and files stay in memory. All else is real,
    /// except that pictures are decoded only if a renderer is given.
    public static func ephemeral(
        time: any TimeSource = SystemClock(), ids: (any IdentifierSource)? = nil,
        hasher: any PasswordHasher = ArgonPasswordHasher(), mailer: any Mailer = InMemoryMailer(),
        decoding: PictureDecoding = .plain, payments: PaymentParts = .off
    ) -> PlatformDependencies {
        PlatformDependencies(
            time: time, ids: ids ?? SystemIdentifiers(time), hasher: hasher,
            accessTokens: MemoryAccessTokens(),
            refreshTokens: SodiumRefreshTokens(secret: SystemSecret(bytes: 32).bytes), mailer: mailer,
            decoding: decoding, payments: payments)
    }

    /// Adds a signing key to those that are kept there; tokens of the keys before it are accepted until they
    /// expire. Throws `unavailable`, `internal`.
    static func rotateKeys(in keyStore: any KeyStore, time: any TimeSource) async throws(ServiceFailure) {
        try await DeploymentKeys.open(keyStore, time: time, ids: SystemIdentifiers(time)).rotate()
    }

    private static let sender = "madang@localhost"
}
