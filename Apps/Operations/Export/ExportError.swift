public import Vocabulary

/// Why there is no export of a member.
public enum ExportError: DescribedError {
    /// The folder cannot be made.
    case folder(NewFolderFault)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .folder(let fault): fault.description(of: "export")
        case .service(let failure): failure.description
        }
    }
}
