public import Vocabulary

/// Uploads the pictures that a command names, for the domains whose records show them. The domain that keeps
/// pictures provides it among the services.
public protocol PictureUploading: Sendable {
    /// The most bytes that a file may have.
    var largestFile: Int { get }

    /// Uploads these files of the principal's own, each with what is to be seen in it, and gives the pictures
    /// in their order. `progress` is told how much of all has been sent. Throws what the domain of pictures
    /// throws.
    func upload(
        _ files: [(file: NamedFile, description: String)],
        progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureID]
}
