public import Terminal
public import Vocabulary

/// Uploads the pictures that a command names, for the domains whose records show them. The domain that keeps
/// pictures provides it among the services.
public protocol PictureUploading: Sendable {
    /// The largest size of a file in bytes.
    var largestFile: Int { get }

    /// A problem of a file that is visible before the upload: its type, its dimensions, the length of its
    /// description. Nil if there is none.
    func problem(with file: DescribedFile) -> Phrase?

    /// Uploads these files for the principal, 1 to 5, and returns the pictures in order. `progress` gets the
    /// bytes sent and the total. Throws what the domain of pictures throws; an error about a file names it.
    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard]
}
