# SPDX-License-Identifier: MIT
# Before CPack packs the installed files all of them get the time of SOURCE_DATE_EPOCH, if that is set. Afterwards the
# archive is written anew, because CPack takes the files in the order of the folder, which differs from disk to disk.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    return()
endif()
set(time @$ENV{SOURCE_DATE_EPOCH})
execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -exec touch -h -d ${time} {} +
                COMMAND_ERROR_IS_FATAL ANY)
get_filename_component(folder ${CPACK_TEMPORARY_DIRECTORY} DIRECTORY)
get_filename_component(name ${CPACK_TEMPORARY_DIRECTORY} NAME)
foreach(archive IN LISTS CPACK_PACKAGE_FILES)
    if(archive MATCHES "\\.tar\\.zst$")
        execute_process(COMMAND tar --sort=name --mtime=${time} --owner=0 --group=0 --numeric-owner --zstd
                                -C ${folder} -cf ${archive} ${name} COMMAND_ERROR_IS_FATAL ANY)
    endif()
endforeach()
