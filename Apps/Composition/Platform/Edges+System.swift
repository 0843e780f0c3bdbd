public import Auth
import AuthMail
public import AuthPasswords
import AuthTokens
public import Vocabulary

extension Edges {
    /// The real edges over a key file, which is made if there is none, with mail written into the folder.
    /// Throws `unavailable` if the keys cannot be had.
    static func system(
        time: any TimeSource, keys path: String, mailFolder: String
    ) async throws(ServiceFailure) -> Edges {
        let ids = SystemIdentifiers(time)
        do throws(KeyFileError) {
            let file = try await KeyFile.open(path, time: time, ids: ids)
            return Edges(
                time: time, ids: ids, hasher: ArgonPasswordHasher(),
                accessTokens: SignedAccessTokens(file, ids: ids),
                refreshTokens: SodiumRefreshTokens(secret: try await file.refreshSecret()),
                mailer: FolderMailer(folder: mailFolder, sender: sender, time: time, ids: ids))
        } catch {
            throw .unavailable("signing keys: \(error.reason)")
        }
    }

    /// Edges that leave nothing behind: secrets and mail stay in memory, all else is real.
    public static func ephemeral(
        time: any TimeSource = SystemClock(), ids: (any IdentifierSource)? = nil,
        hasher: any PasswordHasher = ArgonPasswordHasher(), mailer: any Mailer = InMemoryMailer()
    ) -> Edges {
        Edges(
            time: time, ids: ids ?? SystemIdentifiers(time), hasher: hasher,
            accessTokens: MemoryAccessTokens(),
            refreshTokens: SodiumRefreshTokens(secret: SystemSecret(bytes: 32).bytes), mailer: mailer)
    }

    /// Adds a signing key to the file; tokens of the keys before it are accepted until they expire. Throws
    /// `unavailable`.
    static func rotateKeys(_ path: String, time: any TimeSource) async throws(ServiceFailure) {
        do throws(KeyFileError) {
            try await KeyFile.open(path, time: time, ids: SystemIdentifiers(time)).rotate()
        } catch {
            throw .unavailable("signing keys: \(error.reason)")
        }
    }

    private static let sender = "madang@localhost"
}
